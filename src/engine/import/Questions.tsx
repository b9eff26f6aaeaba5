import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState } from 'react-admin';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import type { Answer, Question } from './book/questions';
import type { Importing } from './useImport';
import { type ImportSay, useImportSay } from './useImportSay';

interface QuestionsProps {
  readonly resource: Resource;
  readonly importing: Importing;
  /** True while the rows are being sent, so answers cannot change now. */
  readonly held: boolean;
  /** Called when an answer changes: an import that was started before is void. */
  readonly onAnswer: () => void;
}

/** Shows questions about the whole file above the rows, each asked once. */
export function Questions({ resource, importing, held, onAnswer }: QuestionsProps) {
  const say = useImportSay();
  const words = useWords(resource);
  const [locale] = useLocaleState();
  const { questions } = importing.state;
  return questions.map((question) => (
    <One
      key={question.id}
      {...questionText(question, { say, label: words.label, locale, person: resource.import?.rows.person })}
      chosen={question.answer}
      held={held}
      onChoose={(answer) => {
        onAnswer();
        void importing.answer(question.id, answer);
      }}
    />
  ));
}

interface QuestionText {
  readonly title: string;
  readonly about: string;
  readonly options: readonly { readonly answer: Answer; readonly text: string }[];
}

interface Words {
  readonly say: ImportSay;
  readonly label: (field: string) => string;
  readonly locale: string;
  readonly person: { readonly surname: string; readonly name: string } | undefined;
}

function questionText(question: Question, { say, label, locale, person }: Words): QuestionText {
  if (question.kind === 'swapped') {
    const { surname, name, count } = question;
    return {
      title: say('questions.swapped.title', { smart_count: count }),
      about: say('questions.swapped.about', {
        surname,
        name,
        surnameField: label(person?.surname ?? ''),
        nameField: label(person?.name ?? ''),
      }),
      options: (['swap', 'keep'] as const).map((answer) => ({
        answer,
        text: say(`questions.swapped.${answer}`),
      })),
    };
  }
  const { field, sample, days, certain } = question;
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const isMixed = certain.dayFirst > 0 && certain.monthFirst > 0;
  return {
    title: say('questions.dateOrder.title', { field: label(field) }),
    about: say(isMixed ? 'questions.dateOrder.mixed' : 'questions.dateOrder.about', { sample }),
    options: (['dayFirst', 'monthFirst'] as const).map((answer) => {
      const day = days[answer];
      return {
        answer,
        text: day
          ? say(`questions.dateOrder.${answer}`, { sample, day: long.format(new Date(day)) })
          : say(`questions.dateOrder.${answer}None`, { sample }),
      };
    }),
  };
}

interface OneProps extends QuestionText {
  readonly chosen: Answer | undefined;
  readonly held: boolean;
  readonly onChoose: (answer: Answer) => void;
}

function One({ title, about, options, chosen, held, onChoose }: OneProps) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 1.5, mb: 1.5, maxWidth: 880 }}
    >
      <Typography id={id} component="h2" variant="h3" sx={{ mt: 0 }}>
        {title}
      </Typography>
      <p>{about}</p>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ answer, text }) => (
          <Button
            key={answer}
            size="small"
            variant={answer === chosen ? 'contained' : 'outlined'}
            aria-pressed={answer === chosen}
            busy={held}
            onClick={() => answer !== chosen && onChoose(answer)}
          >
            {text}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}
