import { type ComponentType, useEffect, useState } from 'react';
import type { BarFigureProps } from './BarFigure';

/** Returns the chart component once its chunk is loaded; loading starts when a page is going to need it. */
export function useBarFigure(): ComponentType<BarFigureProps> | undefined {
  const [figure, setFigure] = useState<ComponentType<BarFigureProps>>();
  useEffect(() => {
    let isHere = true;
    void import('./BarFigure').then(({ BarFigure }) => {
      if (isHere) setFigure(() => BarFigure);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return figure;
}
