import { environment } from '@/platform/environment';
import { VitalsReporter } from './reporter';

/** Has a part of the page views measured in the browser; nothing where the operator wants none. */
export function WebVitals() {
  const { WEB_VITALS_SHARE: share } = environment;
  return share === 0 ? null : <VitalsReporter share={share} />;
}
