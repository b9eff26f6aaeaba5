import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

/** One kind of bar: what it is called, and how long it is for each label. */
export interface BarSeries {
  readonly name: string;
  readonly values: readonly number[];
}

export interface BarFigureProps {
  readonly labels: readonly string[];
  /** One or two; the first is what the chart is about. */
  readonly series: readonly BarSeries[];
  /** On top of one another, since together they are a whole; else side by side. */
  readonly stacked: boolean;
  /** Lying, for labels that are long. */
  readonly lying: boolean;
  /** In pixels, as the height: the library would draw everything once more to measure it. */
  readonly width: number;
  readonly height: number;
}

/** Stands out from the ground of both variants, 3:1 and more. */
const BESIDE = '#7b8894';
const LABELS = 190;

/** Bars, drawn by the library; a chunk of its own. What it says is in the table under it, so no key leads into it. */
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

/** A label that does not take the room of the bars; whole in the table. */
const short = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label;
