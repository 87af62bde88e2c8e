/** Imports of one file by another, as paths below the checkout. */
interface ImportEdge {
  from: string;
  to: string;
}

/**
 * Opens Payload with its whole configuration, which every module contributes to: the one import that may point back
 * (docs/architecture.md).
 */
const PAYLOAD_CLIENT = 'src/modules/payload-client.ts';

/**
 * Returns the two folders that an import connects: those beside each other in the innermost folder that contains both
 * files. A file directly in that folder counts as a folder of its own.
 */
export function getFolders({ from, to }: ImportEdge): ImportEdge {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((name, index) => name !== target[index]) + 1;
  return { from: source.slice(0, depth).join('/'), to: target.slice(0, depth).join('/') };
}

/**
 * Finds cyclic imports between folders, at every depth: layers, folders of a layer, and the folders inside them.
 * @returns a line for each cycle: the folders in order and, for each step, an import that causes it
 */
export function findFolderCycles(imports: readonly ImportEdge[]): string[] {
  const graph = new Map<string, Map<string, ImportEdge>>();
  for (const each of imports) {
    if (each.from === PAYLOAD_CLIENT) continue;
    const { from, to } = getFolders(each);
    const steps = graph.get(from) ?? new Map<string, ImportEdge>();
    graph.set(from, steps.set(to, each));
  }
  const done = new Set<string>();
  return [...graph.keys()].flatMap((start) => findCyclesFrom(start, graph, done, []));
}

function findCyclesFrom(
  folder: string,
  graph: ReadonlyMap<string, ReadonlyMap<string, ImportEdge>>,
  done: Set<string>,
  path: readonly string[],
): string[] {
  const index = path.indexOf(folder);
  if (index >= 0) return [describeCycle([...path.slice(index), folder], graph)];
  if (done.has(folder)) return [];
  const found = [...(graph.get(folder)?.keys() ?? [])].flatMap((next) => findCyclesFrom(next, graph, done, [...path, folder]));
  done.add(folder);
  return found;
}

function describeCycle(cycle: readonly string[], graph: ReadonlyMap<string, ReadonlyMap<string, ImportEdge>>): string {
  const steps = cycle.slice(1).map((to, index) => graph.get(cycle[index] ?? '')?.get(to));
  return `${cycle.join(' → ')} (${steps.map((step) => `${step?.from} imports ${step?.to}`).join('; ')})`;
}
