import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTurn } from './useTurn';

interface InTurnProps {
  /** Height in pixels of the placeholder. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders a part of a page after the parts before it. */
export const InTurn = ({ height, children }: InTurnProps) =>
  useTurn() ? children : <Skeleton variant="rectangular" height={height} />;
