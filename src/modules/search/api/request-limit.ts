import { createRequestAllowance } from '@/platform/request-allowance';

/** Returns whether the sender of a request may search now. A person types eight letters a second at most; an office may share an address. */
export const mayRequest = createRequestAllowance({ burst: 120, perSecond: 20 });
