'use client';

import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { z } from 'zod';
import { fetchAccount, type AccountResult, type AccountRequest } from './fetch-account';
import type { SignOn } from './sign-on';

const AccountContext = createContext<SignOn | undefined>(undefined);

/** Gives the single sign-on to the parts of the dashboard. */
export const AccountProvider = AccountContext;

/**
 * The single sign-on that the parts work with.
 * @throws outside of AccountProvider
 */
export function useAccount(): SignOn {
  const signOn = useContext(AccountContext);
  if (!signOn) throw new Error('There is no AccountProvider around this component.');
  return signOn;
}

/** Asks the site for something of the person who is signed in. */
export function useAccountRequest(): <Value>(question: AccountRequest<Value>) => Promise<AccountResult<Value>> {
  const { accessToken } = useAccount();
  return useCallback((question) => fetchAccount(accessToken, question), [accessToken]);
}

export type AccountLoadState<Value> = { readonly status: 'loading' } | AccountResult<Value>;

/** What a part shows, loaded when it appears; and what changes it. */
export interface AccountData<Value> {
  readonly data: AccountLoadState<Value>;
  readonly retry: () => void;
  /** Shows another value, that a change has answered with. */
  readonly replace: (value: Value) => void;
}

/** Loads what one part of the dashboard shows, by itself: another part that fails or is slow does not matter to it. */
export function useAccountData<Value>(path: `/account/${string}`, schema: z.ZodType<Value>): AccountData<Value> {
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
  const replace = useCallback((value: Value) => setData({ status: 'there', value }), []);
  return { data, retry, replace };
}
