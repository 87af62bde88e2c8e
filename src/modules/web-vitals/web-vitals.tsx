import { environment } from '@/platform/environment';
import { VitalsReporter } from './reporter';

/** Measures a share of the page views in the browser; renders nothing when the share is 0. */
export function WebVitals() {
  const { WEB_VITALS_SHARE: share } = environment;
  return share === 0 ? null : <VitalsReporter share={share} />;
}
