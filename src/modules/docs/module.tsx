import type { Module } from '@/modules/module';
import { DocsContents } from './docs-lists';

export const docsModule = { slots: { 'docs-contents': { render: () => <DocsContents />, isWide: true } } } satisfies Module;
