import type { ReactElement } from 'react';
import type { Installation } from '@/payload-types';
import { formatDay } from '@/platform/format-day';
import { getLinkName } from '@/platform/link-name';
import { findNewestRelease, parseReleaseNumber } from '@/platform/postgres-facts/facts';
import { CodeBlock } from '@/ui/code';
import { InlineMarkdown } from '@/ui/markdown';
import { type Combination, getMajors, hasCombination, type PlatformOffer } from './choice/combinations';
import { describeCombination } from './choice/describe-choice';
import css from './chooser.module.css';
import { DirectFiles, PublishedFiles } from './direct-files';
import type { DownloadFacts } from './download-facts';
import { buildCommands, type Commands, joinCommands } from './recipes/command-steps';
import { findCommandRun } from './recipes/command-runs';
import { findRecipes, getRecipeUrl } from './recipes/find-recipe';
import { VendorDownloads } from './vendor-downloads';
import { getShell } from './verify-file';

interface DownloadResultProps {
  readonly page: string;
  readonly chosen: Combination;
  readonly facts: DownloadFacts;
}

/** Shows the result of a choice: installers, each installation method with its commands in order, and what those install. */
export function DownloadResult({ page, chosen, facts }: DownloadResultProps): ReactElement {
  const offers = findOffers(chosen, facts);
  const newest = chosen.product === 'postgresql' ? findNewestRelease({ major: chosen.major }, facts.releases) : undefined;
  return (
    <section aria-labelledby="download" className={css.result}>
      <h3 id="download">{describeCombination(chosen, facts.platforms)}</h3>
      {newest ? (
        <p>
          The newest release of version {chosen.major} is <a href={`/releases/${newest.version}`}>{newest.version}</a>
          {newest.released ? ` of ${formatDay(newest.released)}` : ''}.
        </p>
      ) : null}
      <DirectFiles chosen={chosen} facts={facts} newest={newest?.version} />
      <VendorDownloads chosen={chosen} />
      {order(page, offers, facts).map(([offer, installation], index) => (
        <Way key={offer.repository} offer={offer} installation={installation} open={index === 0} chosen={chosen} facts={facts} />
      ))}
      <PublishedFiles chosen={chosen} newest={newest?.version} />
    </section>
  );
}

type OfferWithCommands = readonly [PlatformOffer, Installation | undefined];

function findOffers(chosen: Combination, { platforms, versions, today }: DownloadFacts): readonly PlatformOffer[] {
  const offers = platforms.find(({ key }) => key === chosen.system)?.offers ?? [];
  return offers.filter((offer) => hasCombination(offer, chosen, getMajors(offer, versions, today)));
}

/** The page about archives lists them first. */
function order(page: string, offers: readonly PlatformOffer[], { installations }: DownloadFacts): OfferWithCommands[] {
  const found = offers.map((offer) => [offer, installations.find(({ key }) => key === offer.installation)] as const);
  if (page !== '/download-postgresql-binaries') return found;
  return found.toSorted(([, a], [, b]) => Number(b?.offers === 'archive') - Number(a?.offers === 'archive'));
}

interface WayProps {
  readonly offer: PlatformOffer;
  readonly installation: Installation | undefined;
  readonly open: boolean;
  readonly chosen: Combination;
  readonly facts: DownloadFacts;
}

/** Only one method is open at a time; the browser's find-in-page still searches all of them. */
function Way({ offer, installation, open, chosen, facts }: WayProps): ReactElement {
  const commands =
    installation &&
    buildCommands(installation, { major: chosen.major, system: { key: chosen.system }, releases: facts.releases });
  return (
    <details name="way" open={open}>
      <summary>
        <h4>{offer.repository}</h4>
        {installation && commands ? (
          <RunBadge installation={installation} commands={commands} chosen={chosen} facts={facts} />
        ) : null}
      </summary>
      {offer.note ? <p>{offer.note}</p> : null}
      {installation?.note ? (
        <p>
          <InlineMarkdown source={installation.note} />
        </p>
      ) : null}
      {installation && commands ? (
        <CommandSteps installation={installation} commands={commands} chosen={chosen} />
      ) : (
        <p>
          We haven’t checked commands for this system yet.{' '}
          <a href={offer.sourceUrl}>Follow the instructions on {getLinkName(offer.sourceUrl)}</a>.
        </p>
      )}
      <p>
        <small>
          Checked on {formatDay(installation?.checked ?? offer.checked)} against{' '}
          <a href={installation?.sourceUrl ?? offer.sourceUrl}>{getLinkName(installation?.sourceUrl ?? offer.sourceUrl)}</a>.
        </small>
      </p>
    </details>
  );
}

/** Between the commands of these, the reader downloads a file or answers an installer, so they can't be run at once. */
const NEEDS_HANDS: ReadonlySet<Installation['offers']> = new Set(['installer', 'archive']);

interface CommandStepsProps {
  readonly installation: Installation;
  readonly commands: Commands;
  readonly chosen: Combination;
}

function CommandSteps({ installation, commands, chosen }: CommandStepsProps): ReactElement {
  const recipes = findRecipes(installation, chosen.system, commands);
  const all = NEEDS_HANDS.has(installation.offers) ? undefined : joinCommands(commands);
  const shell = getShell(installation.family);
  const distinguish = (what: string): string => `(${installation.platform}: ${what})`;
  return (
    <>
      {recipes.length > 0 ? (
        <p className={css.recipes}>
          All commands in one file:{' '}
          {recipes.map((recipe) => (
            <a key={recipe.file} href={getRecipeUrl(chosen, installation, recipe)}>
              {recipe.label}
            </a>
          ))}
        </p>
      ) : null}
      <ol>
        {commands.steps.map(({ title, language, code }) => (
          <li key={title}>
            <h5>{title}</h5>
            <CodeBlock language={language} code={code} distinction={distinguish(title)} />
          </li>
        ))}
        <li>
          <h5>Check that it runs</h5>
          <CodeBlock language={shell} code={commands.verify} distinction={distinguish('check')} />
        </li>
      </ol>
      {all ? (
        <details>
          <summary>All commands at once</summary>
          <CodeBlock language={all.language} code={all.code} distinction={distinguish('all commands')} />
        </details>
      ) : null}
      <h5>Uninstall</h5>
      <CodeBlock language={shell} code={commands.remove} distinction={distinguish('remove')} />
    </>
  );
}

/** Says on which version the commands ran; nothing for commands that were never run. */
function RunBadge({ installation, commands, chosen, facts }: CommandStepsProps & Pick<WayProps, 'facts'>): ReactElement | null {
  const run = findCommandRun({ installation: installation.key, system: chosen.system, major: chosen.major }, commands);
  if (run === undefined || parseReleaseNumber(run.serverVersion) === undefined) return null;
  const system = facts.platforms.find(({ key }) => key === run.system)?.name ?? run.system;
  return (
    <small className={css.badge}>
      Verified on {system} with {run.serverVersion}, {formatDay(run.day)}
    </small>
  );
}
