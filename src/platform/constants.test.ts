import { expect, it } from 'vitest';
import * as constants from './constants';

it('the constants match the specification, section 9', () => {
  expect(constants).toMatchObject({
    HEADER_HEIGHT_PX: 124,
    SKIP_LINK_Z_INDEX: 100,
    BOT_PROTECTION_BADGE_PX: { width: 256, height: 60 },
    OPEN_GRAPH_IMAGE_PX: { width: 1200, height: 630 },
    STUDENTS_PER_CLASS_MAX: 12,
    EXAM_PASS_MARK_PERCENT: 80,
    EXAM_DURATION_MINUTES: 60,
    TOKEN_STORAGE: 'sessionStorage',
    PRODUCTION: true,
    STYLE_RULES_PER_SHEET_MAX: 65_000,
  });
});
