import type { ReactElement } from 'react';
import { renderPicture } from '@/modules/media';
import { SampleBadge } from '@/ui/sample-badge';
import { formatList } from '@/platform/format-list';
import { getLanguageLabel } from './class-labels';
import type { Instructor } from './classes';

const SAMPLE = 'an example of an instructor';

/** Shows who teaches a class. */
export function InstructorProfile({ instructor }: { readonly instructor: Instructor }): ReactElement {
  const { name, role, bio, media, languages, sample } = instructor;
  return (
    <>
      {media ? renderPicture({ kind: 'media', name: media, alt: undefined, caption: undefined, isBlock: true }) : null}
      <p>
        <strong>{name}</strong>, {role} {sample ? <SampleBadge>{SAMPLE}</SampleBadge> : null}
      </p>
      <p>{bio}</p>
      <p>Teaches in {formatList(languages.map(getLanguageLabel))}.</p>
    </>
  );
}

/** Names instructors in one line, with one badge when one of them is a sample. */
export function InstructorNames({ instructors }: { readonly instructors: readonly Instructor[] }): ReactElement {
  return (
    <>
      {formatList(instructors.map(({ name }) => name))}{' '}
      {instructors.some(({ sample }) => sample) ? <SampleBadge>{SAMPLE}</SampleBadge> : null}
    </>
  );
}
