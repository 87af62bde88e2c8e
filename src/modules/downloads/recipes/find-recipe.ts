import type { Installation } from '@/payload-types';
import type { Combination } from '../choice/combinations';
import { describeCombination } from '../choice/describe-choice';
import type { DownloadFacts } from '../download-facts';
import { buildCommands, type Commands } from './command-steps';
import { RECIPES, type Recipe } from './recipes';

const BASE = '/downloads/recipes';

/** Returns the recipes that exist for an installation on a system. */
export function findRecipes(
  { packageManager }: Pick<Installation, 'packageManager'>,
  system: string,
  commands: Commands,
): Recipe[] {
  return packageManager ? RECIPES.filter((recipe) => recipe.isFor({ system, packageManager, commands })) : [];
}

/** Returns the URL of a recipe: /downloads/recipes/debian-packages/15/debian-12/install.sh. */
export function getRecipeUrl(
  { major, system }: Pick<Combination, 'major' | 'system'>,
  { key }: Pick<Installation, 'key'>,
  { file }: Pick<Recipe, 'file'>,
): string {
  return [BASE, key, major, system, file].join('/');
}

/** The parameters in the URL of a recipe. */
export interface RecipeParameters {
  installation: string;
  major: string;
  system: string;
  file: string;
}

/** Builds the recipe for the parameters in a URL. Returns undefined when there is none, such as for a version without a package. */
export function buildRecipe(
  asked: RecipeParameters,
  {
    platforms,
    installations,
    releases,
    combinations,
  }: Pick<DownloadFacts, 'platforms' | 'installations' | 'releases' | 'combinations'>,
): string | undefined {
  const installation = installations.find(({ key }) => key === asked.installation);
  const platform = platforms.find(({ key }) => key === asked.system);
  const isOffered = platform?.offers.some((offer) => offer.installation === asked.installation) ?? false;
  const combination = combinations.find(
    ({ product, system, major }) => product === installation?.product && system === asked.system && String(major) === asked.major,
  );
  if (!installation?.packageManager || !platform || !isOffered || !combination) return undefined;
  const { major, product } = combination;
  const commands = buildCommands(installation, { major, system: platform, releases });
  const recipe = findRecipes(installation, platform.key, commands).find(({ file }) => file === asked.file);
  return recipe?.build({
    title: describeCombination({ product, major, system: platform.key }, platforms),
    system: platform.key,
    major,
    packageManager: installation.packageManager,
    commands,
  });
}
