import { z } from 'zod';

/** A list of attributes or headers in OpenTelemetry's format: `name=value` pairs, separated by commas. */
const PAIRS = /^[^\s=,]+=[^\s,]*(?:,[^\s=,]+=[^\s,]*)*$/;
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** A part of the whole, from 0 to 1. */
export function shareSchema(message: string) {
  return z
    .string()
    .refine((text) => /^(?:0|1|0?\.\d+|1\.0+|0\.0+)$/.test(text.trim()), message)
    .transform(Number);
}

/**
 * The variables of OpenTelemetry, by their standard names. The SDK reads the sampler, headers, and attributes from the
 * environment itself; here they are validated, since it would ignore a wrong one.
 */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a collector, such as http://collector:4318' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], { error: 'must be http/protobuf or http/json' })
    .default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().regex(PAIRS, 'must be name=value pairs, separated by commas').optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().regex(PAIRS, 'must be name=value pairs, separated by commas').optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,255}$/, 'must be a name of letters, digits, dots, hyphens')
    .default('site'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, { error: `must be ${SAMPLERS.join(', ')}` }).optional(),
  OTEL_TRACES_SAMPLER_ARG: shareSchema('must be the share of requests to trace, from 0 to 1').optional(),
  OTEL_METRIC_EXPORT_INTERVAL: z
    .string()
    .regex(/^[1-9]\d{2,7}$/, 'must be milliseconds: a whole number of at least 100')
    .transform(Number)
    .default(60_000),
};
