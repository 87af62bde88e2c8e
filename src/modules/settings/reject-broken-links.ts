import { ValidationError, type GlobalBeforeValidateHook, type ValidationFieldError } from 'payload';
import { z } from 'zod';
import { validateLinks } from '@/cms/link-graph/validate-links';

const shownSchema = z.object({
  announcement: z.unknown().optional(),
  social: z.unknown().optional(),
  menu: z
    .array(z.object({ panel: z.unknown().optional() }))
    .nullish()
    .catch(undefined),
});

/**
 * Rejects broken links in the site settings, because every page shows them. The menu and the footer leave out pages that aren't
 * published, so they may list drafts; the announcement, the pictures of the menu, and the social links may not. An import isn't
 * checked, because it writes the settings before the pages.
 */
export const rejectBrokenSettingsLinks: GlobalBeforeValidateHook = async ({ data, global, req }) => {
  if (data === undefined || req.context.importing) return data;
  const check = { collection: { slug: global.slug, fields: global.fields }, req };
  const found = [
    ...(await validateLinks({ ...check, data, isPublic: false })),
    ...(await validateLinks({ ...check, data: shownSchema.parse(data), isPublic: true })),
  ];
  const errors = [...new Map(found.map((error): [string, ValidationFieldError] => [error.path, error])).values()];
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req });
  return data;
};
