import type { ReactElement } from 'react';
import { CodeBlock } from '@/ui/code';
import type { RunnableCode } from '@/ui/markdown';
import css from './run-sql.module.css';
import { RunPanel } from './run-panel';

/** Renders SQL in an article that readers can run. The recorded output is always shown. */
export function RunnableSql({ code, output, index }: RunnableCode): ReactElement {
  return (
    <div className={css.panel}>
      <RunPanel
        index={index}
        classes={[css.actions, css.run]}
        problem="Postgres could not run here: its files did not arrive. The expected output stands above."
      >
        <CodeBlock language="sql" code={code} output={output} />
      </RunPanel>
    </div>
  );
}
