import type { ReactElement } from 'react';
import { BLUEPRINT, EXAM_LEVELS, EXAM_TOPICS, getPassScore, getQuestionCount } from './blueprint';
import css from './exam-blueprint.module.css';

/** Shows how many questions of each topic both exams have. */
export function ExamBlueprint(): ReactElement {
  return (
    <div className={css.blueprint}>
      <table>
        <caption>Questions by topic</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {EXAM_LEVELS.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAM_TOPICS.map(({ value: topic, label }) => (
            <tr key={topic}>
              <th scope="row">{label}</th>
              {EXAM_LEVELS.map(({ value }) => (
                <td key={value}>{BLUEPRINT[value][topic] ?? '–'}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">All, and what is needed to pass</th>
            {EXAM_LEVELS.map(({ value }) => (
              <td key={value}>
                {getQuestionCount(value)}, {getPassScore(getQuestionCount(value))} right
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
