import type { Module } from '@/modules/module';
import { getReleaseFacts } from './facts';
import { LifecycleTimeline } from './lifecycle-timeline';
import { ReleaseCheck } from './check/release-check';
import { ReleasePages, VulnerabilityPages } from './release-pages';
import { SupportedVersions } from './supported-versions';
import { buildCveView, buildReleaseView, findCveView, findReleaseView, getReleaseTitle } from './views';

export const releasesModule = {
  slots: {
    'supported-versions': { render: () => <SupportedVersions /> },
    'release-lifecycle': { render: () => <LifecycleTimeline /> },
    'release-check': { render: () => <ReleaseCheck /> },
    'postgres-releases': {
      render: ({ view }) => <ReleasePages view={view} />,
      viewTitle: async ({ view }) => {
        const found = findReleaseView(view, await getReleaseFacts());
        return found && getReleaseTitle(found);
      },
      viewPage: async ({ view }) => {
        const facts = await getReleaseFacts();
        const found = findReleaseView(view, facts);
        return found && buildReleaseView(found, facts);
      },
      feed: () => '/releases/feed.xml',
    },
    'postgres-security': {
      render: ({ view }) => <VulnerabilityPages view={view} />,
      viewTitle: async ({ view }) => findCveView(view, await getReleaseFacts())?.key.toUpperCase(),
      viewPage: async ({ view }) => {
        const cve = findCveView(view, await getReleaseFacts());
        return cve && buildCveView(cve);
      },
      feed: () => '/security/cve/feed.xml',
    },
  },
} satisfies Module;
