import { type ComponentType, useEffect, useState } from 'react';
import type { BarFigureProps } from './BarFigure';

/** What draws bars, once its chunk is there: it is asked for as soon as a page will need it. */
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
