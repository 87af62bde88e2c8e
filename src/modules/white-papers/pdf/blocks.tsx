import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Element, ElementContent, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ReactElement, ReactNode } from 'react';
import { COLORS, MONO } from './theme';

const styles = StyleSheet.create({
  h2: { fontSize: 15, fontWeight: 600, marginTop: 20, marginBottom: 6, lineHeight: 1.2 },
  h3: { fontSize: 12, fontWeight: 600, marginTop: 14, marginBottom: 4, lineHeight: 1.2 },
  paragraph: { marginBottom: 7 },
  item: { flexDirection: 'row', marginBottom: 4 },
  sign: { width: 16, color: COLORS.accent },
  itemText: { flex: 1 },
  code: { fontFamily: MONO, fontSize: 8, lineHeight: 1.35, backgroundColor: COLORS.surface, padding: 8, marginBottom: 9 },
  output: {
    fontFamily: MONO,
    fontSize: 8,
    lineHeight: 1.35,
    color: COLORS.soft,
    padding: 8,
    marginTop: -9,
    marginBottom: 9,
    borderLeft: `2 solid ${COLORS.line}`,
  },
  note: { borderLeft: `2 solid ${COLORS.accent}`, backgroundColor: COLORS.surface, padding: 8, marginBottom: 9 },
  table: { marginTop: 4, marginBottom: 12, borderTop: `0.75 solid ${COLORS.ink}` },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${COLORS.line}` },
  cell: { flex: 1, paddingVertical: 4, paddingRight: 8, fontSize: 9, lineHeight: 1.35 },
  head: { fontWeight: 600 },
  strong: { fontWeight: 600 },
  emphasis: { fontStyle: 'italic' },
  inlineCode: { fontFamily: MONO, fontSize: 8.5 },
  link: { color: COLORS.link, textDecoration: 'underline' },
});

/** Renders the blocks of a text for the PDF. Links that start with `/` get this origin. */
export function renderBlocks(nodes: readonly RootContent[], siteUrl: string): ReactNode[] {
  return nodes.map((node, index) => (node.type === 'element' ? <Block key={index} element={node} siteUrl={siteUrl} /> : null));
}

interface BlockProps {
  readonly element: Element;
  readonly siteUrl: string;
}

function Block({ element, siteUrl }: BlockProps): ReactElement {
  switch (element.tagName) {
    case 'h2':
      return (
        <View minPresenceAhead={60} {...toBookmark(element)}>
          <Text style={styles.h2}>{toString(element)}</Text>
        </View>
      );
    case 'h3':
    case 'h4':
      return (
        <Text style={styles.h3} minPresenceAhead={40}>
          {toString(element)}
        </Text>
      );
    case 'ul':
    case 'ol':
      return <List element={element} siteUrl={siteUrl} />;
    case 'pre':
      return <Code element={element} />;
    case 'table':
      return <Table element={element} siteUrl={siteUrl} />;
    case 'div':
    case 'blockquote':
      return (
        <View style={styles.note} wrap={false}>
          {renderBlocks(element.children, siteUrl)}
        </View>
      );
    default:
      return (
        <Text style={styles.paragraph} orphans={2} widows={2}>
          {renderInline(element.children, siteUrl)}
        </Text>
      );
  }
}

/**
 * Returns the bookmark props for the PDF outline. The library supports them on every element, but its types only allow
 * them on pages.
 */
function toBookmark(heading: Element): { bookmark: string } {
  return { bookmark: toString(heading) };
}

function List({ element, siteUrl }: BlockProps): ReactElement {
  const items = getElements(element.children);
  return (
    <View style={styles.paragraph}>
      {items.map((item, index) => (
        <View key={index} style={styles.item}>
          <Text style={styles.sign}>{element.tagName === 'ol' ? `${index + 1}.` : '–'}</Text>
          <View style={styles.itemText}>{renderItem(item, siteUrl)}</View>
        </View>
      ))}
    </View>
  );
}

/** Renders a list item as one line of text, or as blocks if the source has blank lines between items. */
function renderItem(item: Element, siteUrl: string): ReactNode {
  const isLoose = getElements(item.children).some(({ tagName }) => tagName === 'p');
  return isLoose ? renderBlocks(item.children, siteUrl) : <Text>{renderInline(item.children, siteUrl)}</Text>;
}

function Code({ element }: { readonly element: Element }): ReactElement {
  const { dataOutput } = element.properties;
  return (
    <>
      <Text style={styles.code}>{preserveSpaces(toString(element).replace(/\n$/, ''))}</Text>
      {typeof dataOutput === 'string' ? <Text style={styles.output}>{preserveSpaces(dataOutput)}</Text> : null}
    </>
  );
}

function Table({ element, siteUrl }: BlockProps): ReactElement {
  const rows = getElements(element.children).flatMap((part) => getElements(part.children));
  return (
    <View style={styles.table}>
      {rows.map((row, index) => (
        <View key={index} style={styles.row} wrap={false}>
          {getElements(row.children).map((cell, column) => (
            <Text key={column} style={cell.tagName === 'th' ? [styles.cell, styles.head] : styles.cell}>
              {renderInline(cell.children, siteUrl)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function renderInline(nodes: readonly ElementContent[], siteUrl: string): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    return node.type === 'element' ? <Inline key={index} element={node} siteUrl={siteUrl} /> : null;
  });
}

function Inline({ element, siteUrl }: BlockProps): ReactElement {
  const children = renderInline(element.children, siteUrl);
  switch (element.tagName) {
    case 'strong':
      return <Text style={styles.strong}>{children}</Text>;
    case 'em':
      return <Text style={styles.emphasis}>{children}</Text>;
    case 'code':
      return <Text style={styles.inlineCode}>{children}</Text>;
    case 'a':
      return (
        <LinkOrText element={element} siteUrl={siteUrl}>
          {children}
        </LinkOrText>
      );
    case 'br':
      return <Text>{'\n'}</Text>;
    default:
      return <Text>{children}</Text>;
  }
}

/** Renders a link. Links within the paper have no target in a PDF, so they become text. */
function LinkOrText({ element, siteUrl, children }: BlockProps & { readonly children: ReactNode }): ReactElement {
  const { href } = element.properties;
  if (typeof href !== 'string' || href.startsWith('#')) return <Text>{children}</Text>;
  return (
    <Link style={styles.link} src={href.startsWith('/') ? siteUrl + href : href}>
      {children}
    </Link>
  );
}

function getElements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}

/** Preserves leading spaces, which line breaking would drop. */
function preserveSpaces(code: string): string {
  return code.replace(/ /g, '\u00a0');
}
