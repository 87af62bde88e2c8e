import { expect, it } from 'vitest';
import { toZonedDateTime } from '@/platform/zoned-time';
import { buildCourseInstances } from './course-instances';

const course = { name: 'Performance', hours: 12, formats: ['live', 'self-paced'] as const, languages: ['en', 'de'] as const };
const taught = { ...course, formats: [...course.formats], languages: [...course.languages] };
const scheduled = (zone: string) => ({
  url: '/training/classes/spring',
  begin: toZonedDateTime({ wall: '2027-03-11T09:00', zone }),
  end: toZonedDateTime({ wall: '2027-03-15T16:30', zone }),
  language: 'en' as const,
});
const url = expect.stringMatching(/^https?:\/\/.+\/training\/classes\/spring$/);
const shared = { '@type': 'CourseInstance', courseWorkload: 'PT12H' };
const selfPaced = { ...shared, name: 'Performance, self-paced', courseMode: 'Online', inLanguage: 'en' };

it('names each class to come with its dates, place and page, and a sample as one', () => {
  const classes = [
    { ...scheduled('Europe/Berlin'), place: 'Berlin', isSample: false },
    { ...scheduled('America/New_York'), place: 'Online', isSample: true },
  ];
  expect(buildCourseInstances(taught, classes)).toEqual([
    {
      ...shared,
      name: 'Performance, live class',
      url,
      courseMode: 'Onsite',
      startDate: '2027-03-11T09:00+01:00',
      endDate: '2027-03-15T16:30+01:00',
      inLanguage: 'en',
      location: { '@type': 'Place', name: 'Berlin', address: { '@type': 'PostalAddress', addressLocality: 'Berlin' } },
    },
    {
      ...shared,
      name: 'Performance, live class (sample)',
      url,
      courseMode: 'Online',
      // The clocks change in New York between the two.
      startDate: '2027-03-11T09:00-05:00',
      endDate: '2027-03-15T16:30-04:00',
      inLanguage: 'en',
      location: { '@type': 'VirtualLocation', url },
    },
    selfPaced,
  ]);
});

it('names the live class in general while none is scheduled', () => {
  expect(buildCourseInstances(taught, [])).toEqual([
    { ...shared, name: 'Performance, live class', courseMode: 'Online', inLanguage: ['en', 'de'] },
    selfPaced,
  ]);
});
