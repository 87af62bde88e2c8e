import type { ReactElement } from 'react';
import { CodeBlock } from '@/ui/code';
import type { RunnableCode } from '@/ui/markdown';
import css from './run-sql.module.css';
import { RunPanel } from './run-panel';

/** Renders SQL in an article that readers can run. The recorded output is always shown. */
export function RunnableSql({ code, output, index, distinction }: RunnableCode): ReactElement {
  return (
    <div className={css.panel}>
      <RunPanel
        index={index}
        label={
          distinction ? (
            <>
              Run<span className="visually-hidden">{` SQL code ${distinction}`}</span>
            </>
          ) : (
            'Run'
          )
        }
        classes={[css.actions, css.run]}
        problem="Postgres couldn’t run here because its files didn’t load. The expected output is shown above."
      >
        <CodeBlock language="sql" code={code} output={output} distinction={distinction} />
      </RunPanel>
    </div>
  );
}
