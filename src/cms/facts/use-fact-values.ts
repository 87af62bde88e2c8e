'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requestJson } from '@/cms/admin-ui/request-json';
import { FACT_TOKENS, type FactValues } from '@/platform/fact-tokens';

const factValuesSchema = z.object({ values: z.record(z.string(), z.string()) });

/** Fetches the values of all fact tokens once. Until then, and if that fails, only the constants are known. */
export function useFactValues(): FactValues {
  const { config } = useConfig();
  const { api } = config.routes;
  const [facts, setFacts] = useState<FactValues>(FACT_TOKENS);
  useEffect(() => {
    requestJson(`${api}/postgres-versions/fact-values`)
      .then((body) => setFacts(factValuesSchema.parse(body).values))
      .catch((error: unknown) => console.warn('Loading the facts failed; only the constants are known:', error));
  }, [api]);
  return facts;
}
