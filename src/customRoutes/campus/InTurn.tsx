import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTurn } from './useTurn';

interface InTurnProps {
  /** In pixels, of what stands there until then. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of a page that is drawn when those before it are. */
export const InTurn = ({ height, children }: InTurnProps) =>
  useTurn() ? children : <Skeleton variant="rectangular" height={height} />;
