import type { ReactElement, ReactNode } from 'react';
import type { HeroBlock } from '@/payload-types';
import { ButtonGroup } from '@/ui/button';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { DRAWING_COMPONENTS } from '../diagram/drawings/components';
import { ILLUSTRATION_COMPONENTS } from '../illustrations/components';
import canvasCss from '../diagram/diagram.module.css';
import css from './hero.module.css';

interface HeroProps {
  readonly block: HeroBlock;
  /** The page's breadcrumbs. The home page has none and gets a larger hero. */
  readonly breadcrumbs?: ReactNode;
}

/** Renders the hero of a page: its only h1, the answer in one paragraph, the next step, and a drawing or code sample. */
export function Hero({ block, breadcrumbs }: HeroProps): ReactElement {
  const picture = renderPicture(block);
  // With `:has()` in the styles, the text would jump when the picture arrives.
  const classNames = [css.hero, breadcrumbs ? undefined : css.home, picture === null ? undefined : css.withPicture];
  return (
    <div className={classNames.filter(Boolean).join(' ')}>
      {breadcrumbs}
      {block.eyebrow ? <p className={css.eyebrow}>{block.eyebrow}</p> : null}
      <h1>{block.heading}</h1>
      <div className={css.answer}>
        <p>
          <InlineMarkdown source={block.lead} />
        </p>
        <ButtonGroup links={block.links} />
      </div>
      {picture}
    </div>
  );
}

function renderPicture({ illustration, diagram, code }: HeroBlock): ReactElement | null {
  if (illustration) {
    const Illustration = ILLUSTRATION_COMPONENTS[illustration];
    return (
      <div className={css.picture}>
        <Illustration />
      </div>
    );
  }
  if (diagram) {
    const Drawing = DRAWING_COMPONENTS[diagram];
    return (
      <figure className={css.picture}>
        <div className={canvasCss.canvas}>
          <Drawing id="hero" />
        </div>
      </figure>
    );
  }
  if (!code?.code) return null;
  return (
    <div className={`${css.picture} ${css.code}`}>
      <CodeBlock language={code.language ?? 'text'} code={code.code} fileName={code.fileName} output={code.output} />
    </div>
  );
}
