import type { HrTime } from '@opentelemetry/api';
import type * as OpenTelemetry from '@opentelemetry/sdk-metrics';
import type * as Resources from '@opentelemetry/resources';
import type { MetricSnapshot } from './metrics';

/** Packages that are loaded only when a collector is configured (telemetry.ts). */
interface MetricPackages {
  sdk: Pick<typeof OpenTelemetry, 'AggregationTemporality' | 'DataPointType'>;
  resources: Pick<typeof Resources, 'emptyResource'>;
  /** `ValueType.DOUBLE` of the OpenTelemetry API. */
  valueType: OpenTelemetry.MetricData['descriptor']['valueType'];
}

type Point = MetricSnapshot['values'][number];

/**
 * Creates a metric producer for OpenTelemetry. It has the same metrics as Prometheus, under the same names, so that alerts
 * and the dashboard work with both.
 * @param read returns the current values
 */
export function createMetricProducer(
  read: () => Promise<readonly MetricSnapshot[]>,
  { sdk: { AggregationTemporality, DataPointType }, resources, valueType }: MetricPackages,
): OpenTelemetry.MetricProducer {
  const startTime = toHrTime(Date.now());
  const convert = ({ name, help, type, values }: MetricSnapshot): OpenTelemetry.MetricData[] => {
    const base = {
      descriptor: { name, description: help, unit: '', valueType },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    const times = { startTime, endTime: toHrTime(Date.now()) };
    const dataPoints = values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ labels, value }) => ({ ...times, attributes: labels, value }));
    switch (type) {
      case 'counter':
        return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
      case 'gauge':
        return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints }];
      case 'histogram': {
        const histograms = groupByLabels(values).map(([attributes, points]) => ({
          ...times,
          attributes,
          value: toHistogram(name, points),
        }));
        return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms }];
      }
      // No metric is a summary.
      case 'summary':
        return [];
    }
  };
  return {
    collect: async () => ({
      resourceMetrics: {
        resource: resources.emptyResource(),
        scopeMetrics: [{ scope: { name: 'site' }, metrics: (await read()).flatMap(convert) }],
      },
      errors: [],
    }),
  };
}

/** Groups the values of a histogram by their labels, ignoring the bucket bound (`le`). */
function groupByLabels(values: readonly Point[]): [labels: Point['labels'], points: Point[]][] {
  const groups = new Map<string, [labels: Point['labels'], points: Point[]]>();
  for (const point of values) {
    const { le: _bound, ...labels } = point.labels;
    const key = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [labels, [point]]);
    else group[1].push(point);
  }
  return [...groups.values()];
}

/** Prometheus buckets are cumulative; OpenTelemetry buckets are not. */
function toHistogram(name: string, points: readonly Point[]): OpenTelemetry.Histogram {
  const find = (suffix: string) => points.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  const count = find('count');
  const buckets = points
    .filter(({ labels }) => labels['le'] !== undefined && labels['le'] !== '+Inf')
    .map(({ labels, value }) => ({ bound: Number(labels['le']), value }))
    .toSorted((one, other) => one.bound - other.bound);
  const cumulative = [...buckets.map(({ value }) => value), count];
  return {
    buckets: {
      boundaries: buckets.map(({ bound }) => bound),
      counts: cumulative.map((value, index) => value - (cumulative[index - 1] ?? 0)),
    },
    sum: find('sum'),
    count,
  };
}

/** Seconds and nanoseconds since 1970. */
function toHrTime(milliseconds: number): HrTime {
  return [Math.floor(milliseconds / 1_000), (milliseconds % 1_000) * 1_000_000];
}
