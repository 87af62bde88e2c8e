import type { ReactElement } from 'react';
import { PLATFORM_FAMILIES } from './config';
import type { Installation } from '@/payload-types';
import { getToday } from '@/cms/core/fact-values';
import { findSupported } from '@/platform/postgres-facts/facts';
import { FilterNav } from '@/ui/filter-nav';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { factsOf } from '@/modules/entries';
import css from './installation-commands.module.css';
import { buildInstallationPath, FAMILY_LABELS, type InstallationView, parseInstallationView } from './installation-view';

interface InstallationCommandsProps {
  /** The path of the page that contains the commands. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Renders the installation commands for one major version and one family of platforms; each choice is a link. */
export async function InstallationCommands({ page, view }: InstallationCommandsProps): Promise<ReactElement | null> {
  const [newest, ...majors] = await findInstallableMajors();
  if (newest === undefined) return null;
  const chosen = parseInstallationView(view, majors) ?? {};
  const { major = newest, family = PLATFORM_FAMILIES[0] } = chosen;
  const installations = (await factsOf('installations')).filter((installation) => installation.family === family);
  const addressOf = (asked: InstallationView): string => `${buildInstallationPath(page, asked)}#commands`;
  return (
    <div className={css.installations}>
      <FilterNav
        label="Version"
        choices={[newest, ...majors].map((each) => ({
          href: addressOf({ ...chosen, major: each === newest ? undefined : each }),
          label: `PostgreSQL ${each}`,
          chosen: each === major,
        }))}
      />
      <FilterNav
        label="Platform"
        choices={PLATFORM_FAMILIES.map((each, index) => ({
          href: addressOf({ ...chosen, family: index === 0 ? undefined : each }),
          label: FAMILY_LABELS[each],
          chosen: each === family,
        }))}
      />
      <div id="commands">
        {installations.map((installation, index) => (
          <Platform key={installation.key} installation={installation} major={major} open={index === 0} />
        ))}
      </div>
    </div>
  );
}

/** Returns the versions with their own path below the page. */
export async function getOlderMajors(): Promise<number[]> {
  return (await findInstallableMajors()).slice(1);
}

/** Returns the supported versions that were out when the commands were last checked, newest first. */
async function findInstallableMajors(): Promise<number[]> {
  const [versions, installations] = await Promise.all([factsOf('postgres-versions'), factsOf('installations')]);
  const checked =
    installations
      .map((installation) => installation.checked)
      .toSorted()
      .at(-1) ?? '';
  return findSupported(versions, getToday()).flatMap(({ major, released }) => (released <= checked ? [major] : []));
}

/** Only one platform is open at a time; the browser's find-in-page still searches all of them. */
function Platform({
  installation,
  major,
  open,
}: {
  readonly installation: Installation;
  readonly major: number;
  readonly open: boolean;
}): ReactElement {
  const { key, platform, releases, sourceUrl, checked, steps, verify, remove, note } = installation;
  const withMajor = (code: string): string => code.replaceAll('{major}', String(major));
  return (
    <details id={key} name="platform" open={open}>
      <summary>
        <h3>{platform}</h3>
        <small>{releases}</small>
      </summary>
      {note ? (
        <p>
          <InlineMarkdown source={note} />
        </p>
      ) : null}
      <ol>
        {steps.map(({ title, language, code }) => (
          <li key={title}>
            <h4>{title}</h4>
            <CodeBlock language={language} code={withMajor(code)} distinction={`(${platform}: ${title})`} />
          </li>
        ))}
      </ol>
      <h4>Check that it runs</h4>
      <CodeBlock language="bash" code={withMajor(verify)} distinction={`(${platform}: check)`} />
      <h4>Remove it again</h4>
      <CodeBlock language="bash" code={withMajor(remove)} distinction={`(${platform}: remove)`} />
      <p>
        <small>
          Checked on {checked} against <a href={sourceUrl}>{new URL(sourceUrl).hostname}</a>.
        </small>
      </p>
    </details>
  );
}
