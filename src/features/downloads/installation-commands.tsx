import type { ReactElement } from 'react';
import type { Installation } from '@/payload-types';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { factsOf } from '../facts';
import css from './installation-commands.module.css';

interface InstallationCommandsProps {
  /** The address of the page that the commands stand on. */
  readonly page: string;
  /** The chosen major version; the newest when none is. */
  readonly major: number | undefined;
}

/** How PostgreSQL is installed on each platform, for one major version; each version is a link of its own. */
export async function InstallationCommands({ page, major }: InstallationCommandsProps): Promise<ReactElement | null> {
  const versions = await factsOf('postgres-versions');
  const chosen = versions.find((version) => version.major === major) ?? versions[0];
  if (!chosen) return null;
  const installations = await factsOf('installations');
  return (
    <div className={css.installations}>
      <nav aria-label="Version">
        {versions.map((version, index) => (
          <a key={version.major} href={`${page}${index === 0 ? '' : `/${version.major}`}#commands`} aria-current={version === chosen ? 'true' : undefined}>
            PostgreSQL {version.major}
          </a>
        ))}
      </nav>
      <div id="commands">
        {installations.map((installation) => <Platform key={installation.key} installation={installation} major={chosen.major} />)}
      </div>
    </div>
  );
}

/** Only one platform is open at a time; all of them can be found by the browser's own search. */
function Platform({ installation, major }: { readonly installation: Installation; readonly major: number }): ReactElement {
  const { key, platform, releases, source, checked, steps, verify, remove, note } = installation;
  const withMajor = (code: string): string => code.replaceAll('{major}', String(major));
  return (
    <details id={key} name="platform">
      <summary><h3>{platform}</h3><small>{releases}</small></summary>
      {note ? <p><InlineMarkdown source={note} /></p> : null}
      <ol>
        {steps.map(({ title, language, code }) => (
          <li key={title}>
            <h4>{title}</h4>
            <CodeBlock language={language} code={withMajor(code)} />
          </li>
        ))}
      </ol>
      <h4>See that it runs</h4>
      <CodeBlock language="bash" code={withMajor(verify)} />
      <h4>Remove it again</h4>
      <CodeBlock language="bash" code={withMajor(remove)} />
      <p><small>Checked on {checked} against <a href={source}>{new URL(source).hostname}</a>.</small></p>
    </details>
  );
}
