/** How long a submission is kept whose form was deleted: as long as by the default of a form. */
export const KEEP_DAYS_WITHOUT_FORM = 365;
