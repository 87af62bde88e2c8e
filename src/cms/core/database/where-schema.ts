import type { Where } from 'payload';
import { z } from 'zod';
import { isRecord } from '@/platform/is-record';

/** A filter in Payload's format. Payload validates its fields and operators when it queries. */
export const whereSchema = z.custom<Where>(isRecord);
