export const clockIsMovedInDemonstration = "L'orologio si sposta soltanto nella dimostrazione.";
