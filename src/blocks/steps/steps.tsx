import type { ReactElement } from 'react';
import type { StepsBlock } from '@/payload-types';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import css from './steps.module.css';

/** Renders a sequence of steps, each with its command below the text. */
export function Steps({ block }: { readonly block: StepsBlock }): ReactElement {
  return (
    <Section heading={block.heading} intro={block.intro} sample={block.sample}>
      <ol className={css.steps}>
        {block.items.map(({ title, text, language, code }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <InlineMarkdown source={text} />
            </p>
            {code ? <CodeBlock language={language ?? 'text'} code={code} distinction={`(${title})`} /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
