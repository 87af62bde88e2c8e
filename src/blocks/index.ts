import type { Block } from 'payload';
import { audiences } from './audiences/fields';
import { callToAction } from './call-to-action/fields';
import { codeSample } from './code-sample/fields';
import { comparisonTable } from './comparison-table/fields';
import { diagram } from './diagram/fields';
import { featureGrid } from './feature-grid/fields';
import { createFeatureSlot } from './feature-slot/fields';
import { form } from './form/fields';
import { hero } from './hero/fields';
import { withPickerOptions } from './block-picker';
import { linkCards } from './link-cards/fields';
import { picture } from './picture/fields';
import { prose } from './prose/fields';
import { questions } from './questions/fields';
import { quote } from './quote/fields';
import { sharedBlock } from './shared-block/fields';
import { statistics } from './statistics/fields';
import { steps } from './steps/fields';

/**
 * Every block that editors can compose a page from, in picker order.
 * @param slots the feature slots that modules provide
 */
export const createPageBlocks = (slots: readonly string[]): Block[] =>
  [
    hero,
    audiences,
    prose,
    featureGrid,
    statistics,
    comparisonTable,
    steps,
    codeSample,
    diagram,
    picture,
    linkCards,
    questions,
    quote,
    callToAction,
    form,
    createFeatureSlot(slots),
    sharedBlock,
  ].map(withPickerOptions);
