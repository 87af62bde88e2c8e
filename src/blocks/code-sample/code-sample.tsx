import type { ReactElement } from 'react';
import type { CodeSampleBlock } from '@/payload-types';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';

/** Renders a command or query with its output. */
export function CodeSample({ block }: { readonly block: CodeSampleBlock }): ReactElement {
  const { heading, intro, language, fileName, code, output, caption } = block;
  return (
    <Section heading={heading} intro={intro}>
      <CodeBlock
        language={language}
        code={code}
        fileName={fileName}
        output={output}
        distinction={heading ? `(${heading})` : undefined}
        caption={caption ? <InlineMarkdown source={caption} /> : null}
      />
    </Section>
  );
}
