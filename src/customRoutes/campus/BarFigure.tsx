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
  /** True to stack the series, which are parts of a whole; false to show bars side by side. */
  readonly stacked: boolean;
  /** True for horizontal bars, which have room for long labels. */
  readonly lying: boolean;
  /** Width in pixels, like the height. It is given because the chart library would render twice to measure it. */
  readonly width: number;
  readonly height: number;
}

/** Colour of the second series. Its contrast with the background is at least 3:1 in both modes. */
const BESIDE = '#7b8894';
const LABELS = 190;

/**
 * Renders a bar chart with MUI X Charts. The table below has the same data, so the chart is not reachable by keyboard.
 * Import this file dynamically, because the library is large.
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
