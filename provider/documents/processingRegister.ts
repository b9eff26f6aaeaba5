import type { Application } from '../../contract/roles/application';
import type { SchoolProfile } from '../../contract/schools/schoolProfile';
import { dayInRome, showDay } from '../../contract/values/dates';
import { registerWords as words } from '../i18n/processingRegister.it';
import { TaggedDocument } from './taggedDocument';

interface Register {
  readonly school: SchoolProfile;
  /** Name and surname of the head; undefined if nobody is designated. */
  readonly head: string | undefined;
  readonly applications: readonly Pick<Application, 'description' | 'cat'>[];
  readonly at: Date;
}

/** Makes the data-processing register of a school (GDPR, article 30), from its record and its applications. */
export function makeProcessingRegister({ school, head, applications, at }: Register): Promise<Buffer> {
  const document = new TaggedDocument({
    title: words.title(school.name),
    subject: words.heading,
    at,
  });
  document.heading(1, words.heading);
  document.paragraph(words.lead(showDay(dayInRome(at))));
  document.heading(2, words.controller);
  document.points(controllerOf(school));
  document.heading(2, words.head);
  document.paragraph(head ?? words.missing);
  document.heading(2, words.officer);
  document.points([said('officer', school.dpo), said('mail', school.recapitoDpo)]);
  document.heading(2, words.common);
  document.points(words.commonPoints);
  for (const application of applications) {
    document.heading(2, words.activity(application.description));
    document.points(words.points(application));
  }
  document.paragraph(applications.length === 0 ? words.none : words.own);
  return document.end();
}

const said = (label: keyof typeof words.label, value: string | null | undefined) =>
  `${words.label[label]}: ${value || words.missing}`;

function controllerOf(school: SchoolProfile): readonly string[] {
  const { name, description, codMin, cf, street, postalCode, city, provincia } = school;
  const place = [street, `${postalCode} ${city}`.trim(), provincia].filter(Boolean).join(', ');
  return [
    said('name', [description, name].filter(Boolean).join(' ')),
    said('codMin', codMin),
    said('cf', cf),
    said('place', place),
    said('telephone', school.telephonenumber),
    said('mail', school.mail),
    said('pec', school.pec),
  ];
}
