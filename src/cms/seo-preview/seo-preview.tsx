'use client';

import { useAllFormFields, useConfig } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { requestJson } from '@/cms/admin-ui/request-json';
import { useFactValues } from '@/cms/facts/use-fact-values';
import { resolveFactTokens } from '@/platform/fact-tokens';
import { estimateReadingMinutes } from '@/platform/reading-time';
import { SECTIONS } from '@/cms/core/taxonomy/sections';
import { analyzeSeo, extractText } from './seo-checks';
import { LengthHint } from './length-hint';
import css from './seo-preview.module.css';

interface SeoPreviewProps {
  /** URL prefix before an article's slug; a page has its whole URL as a field. */
  readonly base?: string;
  /** Label of the kind, shown as the area on the social image. */
  readonly area?: string;
}

const linkTargetsSchema = z.object({ urls: z.array(z.string()) });

/** Previews the entry in a search result and as a shared link, and lists SEO problems, as editors type. */
export function SeoPreview({ base, area }: SeoPreviewProps) {
  const [fields] = useAllFormFields();
  const { config } = useConfig();
  const urls = useLinkTargets(config.routes.api);
  const facts = useFactValues();
  const values = useMemo<Readonly<Record<string, unknown>>>(
    () => resolveFactTokens(reduceFieldsToValues(fields, true), facts),
    [fields, facts],
  );
  const shown = getPreviewValues(values, base, area);
  const host = URL.canParse(config.serverURL) ? new URL(config.serverURL).host : '';
  return (
    <div className={css.help}>
      <section aria-label="Search result">
        <h3>Search result</h3>
        <div className={css.result}>
          <p>{[host, ...shown.url.split('/').filter(Boolean)].join(' › ')}</p>
          <p>{truncate(shown.title, 60) || 'Your title appears here'}</p>
          <p>{truncate(shown.description, 160) || 'Your description appears here.'}</p>
        </div>
        <LengthHint name="Title" length={shown.title.length} min={20} max={60} />
        <LengthHint name="Description" length={shown.description.length} min={50} max={160} />
      </section>
      <section aria-label="Social media preview">
        <h3>Social media preview</h3>
        <div className={css.card}>
          <p>{shown.picture || 'Title on the social image'}</p>
          <p>{shown.area}</p>
        </div>
      </section>
      <section aria-label="Content checks">
        <h3>Content checks</h3>
        <p>Takes about {estimateReadingMinutes(extractText({ layout: values['layout'], body: values['body'] }))} min to read.</p>
        <ul>
          {analyzeSeo(values, urls).map(({ text, isProblem }) => (
            <li key={text} data-problem={isProblem}>
              {isProblem ? 'To fix: ' : ''}
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Fetches the valid link targets once. If that fails, links are left unchecked. */
function useLinkTargets(api: string): ReadonlySet<string> | undefined {
  const [urls, setUrls] = useState<ReadonlySet<string>>();
  useEffect(() => {
    requestJson(`${api}/pages/link-targets`)
      .then((body) => setUrls(new Set(linkTargetsSchema.parse(body).urls)))
      .catch((error: unknown) => console.warn('Loading the link targets failed; links are not checked:', error));
  }, [api]);
  return urls;
}

/** Returns the values that appear in the entry's search and social metadata. */
function getPreviewValues(values: Readonly<Record<string, unknown>>, base: string | undefined, area: string | undefined) {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (base !== undefined)
    return {
      url: `${base}/${text(values['slug'])}`,
      title: text(values['title']),
      description: text(values['description']),
      picture: text(values['title']),
      area,
    };
  const meta: unknown = values['meta'];
  const { title, description } =
    z.object({ title: z.nullish(z.string()), description: z.nullish(z.string()) }).safeParse(meta).data ?? {};
  return {
    url: text(values['url']),
    title: title ?? '',
    description: description ?? '',
    picture: text(values['pagetitle']),
    area: SECTIONS.find(({ key }) => key === values['section'])?.label,
  };
}

function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
