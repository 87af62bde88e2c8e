import { productApi } from '@/services/product-api';
import { registry } from '@/services/registry';
import { personalAnswer, type PersonalRequest, switchedOff, systemAnswer } from '@/modules/account/server';

/** GET /account/profile: who the site takes the person for. */
export async function answerProfile({ person }: PersonalRequest): Promise<Response> {
  return personalAnswer(person);
}

/** GET /account/subscriptions */
export async function answerSubscriptions({ accessToken }: PersonalRequest): Promise<Response> {
  const what = 'Your subscriptions';
  return productApi === undefined ? switchedOff(what) : systemAnswer(what, await productApi.accountOf(accessToken));
}

/** GET /account/registry */
export async function answerRegistry({ person }: PersonalRequest): Promise<Response> {
  const what = 'Your registry credentials';
  return registry === undefined ? switchedOff(what) : systemAnswer(what, await registry.credentialsOf(person.subject));
}

/** POST /account/registry/rotate: the new password is told in this answer and never again. */
export async function rotateRegistry({ person }: PersonalRequest): Promise<Response> {
  const what = 'New registry credentials';
  return registry === undefined ? switchedOff(what) : systemAnswer(what, await registry.rotateCredentialsOf(person.subject));
}
