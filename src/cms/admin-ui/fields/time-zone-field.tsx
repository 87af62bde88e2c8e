'use client';

import type { TextFieldClientProps } from 'payload';
import type { ReactElement } from 'react';
import { listTimeZones } from '../local-time';
import { ChoiceField } from './choice-field';

/** Renders a text field for a time zone as a list to search. */
export function TimeZoneField(props: TextFieldClientProps): ReactElement {
  return <ChoiceField {...props} options={listTimeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))} />;
}
