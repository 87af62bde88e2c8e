'use client';

import { createContext } from 'react';

/** Called when an exercise of the lesson is solved. */
export const ExerciseSolvedContext = createContext<() => void>(() => undefined);
