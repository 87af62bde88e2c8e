'use client';

import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { fetchAccount, type AccountResult, type AccountRequest } from './fetch-account';
import type { SignOn } from './sign-on';

const AccountContext = createContext<SignOn | undefined>(undefined);

/** Provides single sign-on to the dashboard sections. */
export const AccountProvider = AccountContext;

/**
 * Returns the single sign-on from the context.
 * @throws outside AccountProvider
 */
function useAccount(): SignOn {
  const signOn = useContext(AccountContext);
  if (!signOn) throw new Error('useAccount must be used within AccountProvider.');
  return signOn;
}

/** Returns a function that sends account requests as the signed-in person. */
export function useAccountRequest(): <Value>(request: AccountRequest<Value>) => Promise<AccountResult<Value>> {
  const { accessToken } = useAccount();
  return useCallback((request) => fetchAccount(accessToken, request), [accessToken]);
}

type AccountLoadState<Value> = { readonly status: 'loading' } | AccountResult<Value>;

/** The data of a dashboard section, loaded when it mounts, and the functions that update it. */
export interface AccountData<Value> {
  readonly data: AccountLoadState<Value>;
  readonly retry: () => void;
  /** Replaces the value with the response to a change. */
  readonly replace: (value: Value) => void;
}

/** Loads the data of one dashboard section, independently of sections that fail or are slow. */
export function useAccountData<Value>(path: `/account/${string}`, schema: z.core.$ZodType<Value>): AccountData<Value> {
  const ask = useAccountRequest();
  const [data, setData] = useState<AccountLoadState<Value>>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    void ask({ path, schema }).then((answer) => {
      if (isWanted) setData(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, path, schema]);
  const retry = useCallback(() => {
    setData({ status: 'loading' });
    void ask({ path, schema }).then(setData);
  }, [ask, path, schema]);
  const replace = useCallback((value: Value) => setData({ status: 'loaded', value }), []);
  return { data, retry, replace };
}
