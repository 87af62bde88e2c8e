'use client';

import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import type { ExerciseControlsProps } from './controls-props';

interface ExercisePanelProps extends ExerciseControlsProps {
  readonly label: ReactNode;
}

/** The button that opens an exercise. Editor, Postgres, and the check are fetched when it is pressed. */
export function ExercisePanel({ index, lesson, label }: ExercisePanelProps): ReactElement {
  const [Controls, setControls] = useState<ComponentType<ExerciseControlsProps>>();
  const [message, setMessage] = useState('');
  const open = (): void => {
    import('./exercise-controls').then(
      ({ ExerciseControls }) => setControls(() => ExerciseControls),
      () => setMessage('The exercise can’t be solved here because its files didn’t load. Reload the page to try again.'),
    );
  };
  return (
    <div>
      {Controls ? (
        <Controls index={index} lesson={lesson} />
      ) : (
        <p data-open="">
          <Button onClick={open} data-needs-script="">
            {label}
          </Button>
        </p>
      )}
      <span role="status">{message}</span>
    </div>
  );
}
