import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

/** A series of bars: its name, and a value for each label. */
export interface BarSeries {
  readonly name: string;
  readonly values: readonly number[];
}

export interface BarFigureProps {
  readonly labels: readonly string[];
  /** One or two series; the first is the subject of the chart. */
  readonly series: readonly BarSeries[];
  /** Stacks the series, which are parts of a whole; if not, bars are side by side. */
  readonly stacked: boolean;
  /** Horizontal bars, for long labels. */
  readonly lying: boolean;
  /** In pixels, like the height: to measure it, the library would render everything once more. */
  readonly width: number;
  readonly height: number;
}

/** A contrast of at least 3:1 with the background in both modes. */
const BESIDE = '#7b8894';
const LABELS = 190;

/**
 * Renders a bar chart with the library, in a chunk of its own. The table below has the same data, so the chart is not
 * reachable by keyboard.
 */
export function BarFigure({ labels, series, stacked, lying, width, height }: BarFigureProps) {
  const { palette, breakpoints } = useTheme();
  const narrow = window.innerWidth < breakpoints.values.sm;
  const colours = [palette.secondary.main, BESIDE];
  const bands = { data: [...labels], scaleType: 'band' as const, tickLabelStyle: { fontSize: 13 } };
  const counts = { tickMinStep: 1, tickLabelStyle: { fontSize: 13 } };
  return (
    <BarChart
      layout={lying ? 'horizontal' : 'vertical'}
      width={width}
      height={height}
      xAxis={[lying ? { ...counts, height: 30 } : { ...bands, height: 30 }]}
      yAxis={[
        lying
          ? {
              ...bands,
              width: narrow ? 110 : LABELS,
              valueFormatter: (label: string) => short(label, narrow ? 14 : 28),
            }
          : { ...counts, width: 44 },
      ]}
      series={series.map(({ name, values }, place) => ({
        data: [...values],
        label: name,
        color: colours[place] ?? BESIDE,
        ...(stacked && { stack: 'whole' }),
      }))}
      grid={lying ? { vertical: true } : { horizontal: true }}
      margin={{ left: 4, right: 16, top: 8, bottom: 8 }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      disableKeyboardNavigation
      skipAnimation
    />
  );
}

/** Shortens a label to leave room for the bars; the table has it in full. */
const short = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label;
