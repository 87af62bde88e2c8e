import type { PayloadRequest, ValidationFieldError } from 'payload';
import { z } from 'zod';
import { getFieldLinks } from '@/cms/link-graph/entry-links';
import type { EntryLink } from '@/cms/link-graph/link-targets';
import type { ContentRule } from '@/cms/link-graph/validate-content';
import { collectElements } from '@/ui/markdown/elements';
import { parseMarkdown } from '@/ui/markdown/parse-markdown';
import { slugify } from '@/ui/slugify';

const textSchema = z.string().nullish();
const blockSchema = z.looseObject({
  blockType: z.string(),
  heading: textSchema,
  markdown: textSchema,
  feature: textSchema,
  form: textSchema,
  items: z.array(z.looseObject({ answer: textSchema })).nullish(),
});
const sharedBlockSchema = z.looseObject({
  blockType: z.literal('sharedBlock'),
  block: z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]),
});
const layoutSchema = z.array(z.union([sharedBlockSchema, blockSchema]));
type Block = z.infer<typeof blockSchema>;
type Page = Readonly<Record<string, unknown>>;

/** The slots that have no anchors. Those of other slots are known only after rendering. */
const SLOTS_WITHOUT_ANCHORS = new Set<unknown>(['contact-details', 'section-index']);

/** Rejects links to a section that the page itself doesn't have. */
export const validateSectionLinks: ContentRule = async ({ data, req }) => {
  const parsed = layoutSchema.safeParse(data['layout']);
  if (!parsed.success || listOwnLinks(data).length === 0) return [];
  return findSectionErrors(data, await resolveBlocks(parsed.data, req));
};

/**
 * Returns an error for each link of a page to a section that its blocks don't have. A page with a slot that may have any
 * anchors, or with a fact in a heading, isn't checked here; the audits check its links after rendering.
 */
export function findSectionErrors(page: Page, blocks: readonly Block[]): ValidationFieldError[] {
  if (blocks.some(hasUnknownAnchors)) return [];
  const anchors = new Set(blocks.flatMap(listAnchors));
  const forms = blocks.flatMap(({ form }) => form ?? []);
  return listOwnLinks(page).flatMap(({ field, target, anchor }) =>
    anchors.has(anchor) || forms.some((form) => isFormAnchor(anchor, form))
      ? []
      : [{ path: field, message: `The link to ${target}: this page has no such section.` }],
  );
}

/** Returns the links of a page to its own sections. */
function listOwnLinks(page: Page): (EntryLink & { anchor: string })[] {
  return getFieldLinks('pages', page).flatMap((link) => {
    const anchor = parseOwnAnchor(link.target, page['url']);
    return anchor === undefined ? [] : [{ ...link, anchor }];
  });
}

/** Returns the anchor of a link to the page itself. A link to `#` or `#top` scrolls to the top of any page. */
function parseOwnAnchor(target: string, url: unknown): string | undefined {
  const [path = '', ...rest] = target.split('#');
  const anchor = rest.join('#');
  if ((path !== '' && path !== url) || anchor === '' || anchor === 'top') return undefined;
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Replaces shared blocks with their blocks. */
async function resolveBlocks(layout: z.infer<typeof layoutSchema>, req: PayloadRequest): Promise<Block[]> {
  const shared = layout.flatMap((block) => sharedBlockSchema.safeParse(block).data?.block ?? []);
  const { docs } =
    shared.length === 0
      ? { docs: [] }
      : await req.payload.find({
          collection: 'shared-blocks',
          where: { id: { in: shared } },
          pagination: false,
          depth: 0,
          req,
        });
  const own = layout.filter(({ blockType }) => blockType !== 'sharedBlock');
  return z.array(blockSchema).parse([...own, ...docs.flatMap((doc) => doc.layout)]);
}

function hasUnknownAnchors({ feature, heading, markdown }: Block): boolean {
  if (feature && !SLOTS_WITHOUT_ANCHORS.has(feature)) return true;
  // The anchor of a heading with a fact has the value of the fact.
  return heading?.includes('{{') === true || /^#+ .*\{\{/m.test(markdown ?? '');
}

/** Returns the anchors of a block, derived by the functions that render it. The hero’s heading has none. */
function listAnchors({ blockType, heading, markdown, items }: Block): string[] {
  const own = heading && blockType !== 'hero' ? [slugify(heading)] : [];
  const texts = [markdown ?? '', ...(items ?? []).map(({ answer }) => answer ?? '')];
  return [...own, ...texts.flatMap(listHeadingAnchors)];
}

function listHeadingAnchors(markdown: string): string[] {
  return collectElements(parseMarkdown(markdown)).flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
}

/** Returns whether an anchor is that of a form or one of its fields (src/modules/forms/form-fields.tsx). */
function isFormAnchor(anchor: string, form: string): boolean {
  return anchor === `form-${form}` || anchor.startsWith(`${form}-`);
}
