import type { ReactElement } from 'react';
import type { QuestionsBlock } from '@/payload-types';
import { InlineMarkdown, Markdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import css from './questions.module.css';

/** Renders questions that expand to show the answer. */
export function Questions({ block }: { readonly block: QuestionsBlock }): ReactElement {
  return (
    <Section heading={block.heading} sample={block.sample}>
      <div className={css.questions}>
        {block.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <InlineMarkdown source={question} />
            </summary>
            <Markdown source={answer} heading={question} />
          </details>
        ))}
      </div>
    </Section>
  );
}
