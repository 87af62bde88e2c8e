import { redirectTo } from '@/platform/redirect-to';
import { buildChosenPath } from './choice/chooser-path';
import { getDownloadFacts, getKnownOptions } from './download-facts';
import { buildMatrixCsv, buildMatrixRows, filterMatrix, type MatrixRow } from './matrix/matrix-rows';
import { buildRecipe, type RecipeParameters } from './recipes/find-recipe';

/** Scripts of other sites may read these responses, because they contain no visitor's data. */
const OPEN_HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** GET /downloads/choose: redirects the chooser's form to the URL of the choice, which is a regular page. */
export async function handleChoice(request: Request): Promise<Response> {
  const facts = await getDownloadFacts();
  const path = buildChosenPath(
    new URL(request.url).searchParams,
    request.headers.get('user-agent') ?? '',
    getKnownOptions(facts),
  );
  return redirectTo(`${path}#choose`);
}

/** Creates the response at /downloads/platforms.json: the platform matrix. It is cached like a page. */
export async function createMatrixJson(): Promise<Response> {
  return Response.json({ platforms: await getMatrix() }, { headers: OPEN_HEADERS });
}

/** Creates the response at /downloads/platforms.csv: the platform matrix for a spreadsheet. It is cached like a page. */
export async function createMatrixCsv(): Promise<Response> {
  return new Response(buildMatrixCsv(await getMatrix()), {
    headers: {
      ...OPEN_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="postgres-platforms.csv"',
    },
  });
}

/** GET /downloads/recipes/…: returns the commands of an installation as a script, a Dockerfile, or another file. */
export async function handleRecipe(_request: Request, { params }: { params: Promise<RecipeParameters> }): Promise<Response> {
  const recipe = buildRecipe(await params, await getDownloadFacts());
  if (recipe === undefined)
    return new Response('There is no such file. Choose a product and a system at /downloads/postgres-postgresql-downloads.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  return new Response(recipe, { headers: { ...OPEN_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });
}

async function getMatrix(): Promise<MatrixRow[]> {
  const { platforms, versions, today } = await getDownloadFacts();
  return filterMatrix(buildMatrixRows(platforms, versions, today), {});
}
