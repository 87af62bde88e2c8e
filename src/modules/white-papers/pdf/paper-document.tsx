import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { extractHeadings, parseMarkdown } from '@/ui/markdown';
import { renderBlocks } from './blocks';
import { COLORS, SANS } from './theme';

const styles = StyleSheet.create({
  page: { paddingTop: 56, paddingBottom: 64, paddingHorizontal: 64 },
  // Not on the page: the line height would cut off the content of the footer.
  text: { fontFamily: SANS, fontSize: 10, lineHeight: 1.5, color: COLORS.ink },
  title: { fontFamily: SANS, color: COLORS.ink, padding: 64, paddingTop: 72, lineHeight: 1.4 },
  mark: { width: 40, height: 6, backgroundColor: COLORS.accent, marginBottom: 140 },
  heading: { fontSize: 32, fontWeight: 600, lineHeight: 1.1, letterSpacing: -0.6, marginBottom: 16 },
  lead: { fontSize: 13, color: COLORS.soft, marginBottom: 36 },
  facts: { fontSize: 10, color: COLORS.soft, marginBottom: 36 },
  contents: { fontSize: 10, fontWeight: 600, marginBottom: 4 },
  entry: { fontSize: 10, color: COLORS.soft },
  foot: { position: 'absolute', left: 64, right: 64, bottom: 32, fontFamily: SANS, fontSize: 8, color: COLORS.soft },
  link: { color: COLORS.link },
});

/** A paper's metadata. */
export interface PaperData {
  title: string;
  description: string;
  body: string;
  /** Absolute URL of its page. */
  url: string;
  siteUrl: string;
  siteName: string;
  author: string;
  edition: number;
  /** Formatted dates. */
  published: string;
  verified: string;
  updatedAt: Date;
  postgres: readonly number[];
}

/**
 * Renders a white paper as a document: a title page with the contents, then the text, with a page number at the bottom
 * of each page.
 */
export function PaperDocument(paper: PaperData): ReactElement<React.ComponentProps<typeof Document>> {
  const { title, description, body, url, siteUrl, siteName, author, edition, published, verified, updatedAt, postgres } = paper;
  return (
    <Document
      title={title}
      author={`${author}, ${siteName}`}
      subject={description}
      language="en-US"
      creator={siteName}
      producer={siteName}
      creationDate={updatedAt}
      modificationDate={updatedAt}
      pageMode="useOutlines"
    >
      <Page size="A4" style={styles.title}>
        <View style={styles.mark} />
        <Text style={styles.heading}>{title}</Text>
        <Text style={styles.lead}>{description}</Text>
        <View style={styles.facts}>
          <Text>
            {siteName}, {author}
          </Text>
          <Text>
            Edition {edition}, {published}; checked {verified}
          </Text>
          <Text>PostgreSQL {postgres.join(', ')}</Text>
          <Link style={styles.link} src={url}>
            {url}
          </Link>
        </View>
        <Text style={styles.contents}>Contents</Text>
        {extractHeadings(body).map(({ id, text }) => (
          <Text key={id} style={styles.entry}>
            {text}
          </Text>
        ))}
      </Page>
      <Page size="A4" style={styles.page}>
        <Text
          style={styles.foot}
          fixed
          render={({ pageNumber, totalPages }) => `${title}, edition ${edition} · page ${pageNumber} of ${totalPages}`}
        />
        <View style={styles.text}>{renderBlocks(parseMarkdown(body, 2).children, siteUrl)}</View>
      </Page>
    </Document>
  );
}
