import { breaking, dangerous, harmless, requestAndAnswerRules } from './change-rule.ts'

/** Changes of values: types, null, constants, formats, objects, choices. */
export const schemaRules = {
  ...requestAndAnswerRules(
    'type-changed',
    breaking('Values of the old type are refused.', 'Add a new field with the new type.'),
    breaking('Clients read a value of another type.', 'Add a new field with the new type.'),
  ),
  ...requestAndAnswerRules(
    'type-narrowed',
    breaking('Some values that were taken are refused.', 'Take all the types that were taken.'),
    harmless('Clients handle more types than come.'),
  ),
  ...requestAndAnswerRules(
    'type-widened',
    harmless('More types are taken.'),
    breaking('A value may be of a type that clients do not read.', 'Keep the type.'),
  ),
  ...requestAndAnswerRules(
    'null-forbidden',
    breaking('Null, which was taken, is refused.', 'Take null as if the field were left out.'),
    harmless('Clients handle a null that does not come any more.'),
  ),
  ...requestAndAnswerRules(
    'null-allowed',
    harmless('Null is taken as well.'),
    breaking('Clients that rely on a value meet null.', 'Send a value, or leave an optional field out.'),
  ),
  ...requestAndAnswerRules(
    'enum-value-removed',
    breaking('A constant that clients send is refused.', 'Take it as the one that replaces it.'),
    harmless('Clients handle a constant that does not come any more.'),
  ),
  ...requestAndAnswerRules(
    'enum-value-added',
    harmless('One more constant is taken.'),
    dangerous(
      'A constant comes that old clients have no name for.',
      'Make sure that clients show unknown constants; release them first.',
    ),
  ),
  ...requestAndAnswerRules(
    'enum-replaced',
    breaking('None of the constants that clients send is taken any more.', 'Take the old ones too.'),
    breaking(
      'None of the constants that clients know comes any more.',
      'Keep the old ones, or add a new field.',
    ),
  ),
  ...requestAndAnswerRules(
    'enum-introduced',
    breaking('Only listed values are taken now.', 'List every value that clients send.'),
    harmless('Only listed values come now.'),
  ),
  ...requestAndAnswerRules(
    'enum-lifted',
    harmless('Any value of the type is taken.'),
    breaking('Any value of the type may come; clients know the old list.', 'Keep the list.'),
  ),
  'enum-name-changed': dangerous(
    'The value is the same, but the constant of generated clients has another name.',
    'Keep the name in `x-enum-varnames`, or change the callers in the same commit.',
  ),
  ...requestAndAnswerRules(
    'format-changed',
    breaking('Values in the old format are refused.', 'Take both formats.'),
    breaking('Clients read the value by the old format.', 'Add a new field with the new format.'),
  ),
  ...requestAndAnswerRules(
    'format-narrowed',
    breaking('Some values that were taken break the new format.', 'Take what was taken.'),
    harmless('Values keep a format that clients need not know.'),
  ),
  ...requestAndAnswerRules(
    'format-widened',
    harmless('More values are taken.'),
    breaking(
      'Values may come that break the old format; clients parse by it, generated types lose it.',
      'Keep the format.',
    ),
  ),
  ...requestAndAnswerRules(
    'pattern-added',
    breaking('Texts against the pattern are refused.', 'Take what was taken.'),
    harmless('Texts keep a pattern that clients need not know.'),
  ),
  ...requestAndAnswerRules(
    'pattern-changed',
    breaking('Texts that were taken may be refused.', 'Let the new pattern take all of the old one.'),
    dangerous('Texts may come that old clients cannot read.', 'Keep the pattern.'),
  ),
  ...requestAndAnswerRules(
    'pattern-narrowed',
    breaking('Shorter or longer texts that were taken are refused.', 'Take what was taken.'),
    harmless('Texts keep a pattern that clients know.'),
  ),
  ...requestAndAnswerRules(
    'pattern-widened',
    harmless('Shorter or longer texts are taken.'),
    dangerous('Texts may come that old clients cannot read.', 'Keep the pattern.'),
  ),
  ...requestAndAnswerRules(
    'pattern-removed',
    harmless('Any text is taken.'),
    dangerous('Texts may come that old clients cannot read.', 'Keep the pattern.'),
  ),
  ...requestAndAnswerRules(
    'multiple-of-narrowed',
    breaking('Numbers between the steps are refused.', 'Keep the finer step.'),
    harmless('Numbers come in larger steps.'),
  ),
  ...requestAndAnswerRules(
    'multiple-of-widened',
    harmless('Numbers in finer steps are taken.'),
    dangerous('Numbers come in finer steps than clients show.', 'Keep the step.'),
  ),
  ...requestAndAnswerRules(
    'unique-items-required',
    breaking('Lists with an item twice are refused.', 'Take them, and drop what is twice.'),
    harmless('No item comes twice.'),
  ),
  ...requestAndAnswerRules(
    'unique-items-lifted',
    harmless('An item may be sent twice.'),
    dangerous('An item may come twice; clients use it as a key.', 'Send each once.'),
  ),
  ...requestAndAnswerRules(
    'object-closed',
    breaking('Fields that nobody named are refused; some clients send them.', 'Pass over unknown fields.'),
    harmless('Only named fields come.'),
  ),
  ...requestAndAnswerRules(
    'object-opened',
    harmless('Unknown fields are passed over.'),
    dangerous('Fields may come that nobody described.', 'Name them.'),
  ),
  ...requestAndAnswerRules(
    'choice-removed',
    breaking('One of the shapes is refused.', 'Take it until nobody sends it.'),
    harmless('Clients handle a shape that does not come any more.'),
  ),
  ...requestAndAnswerRules(
    'choice-added',
    harmless('One more shape is taken.'),
    breaking('A shape comes that old clients do not read.', 'Add a new field, or a new operation.'),
  ),
  'discriminator-changed': breaking(
    'Shapes are told apart by another field or other names.',
    'Keep the discriminator.',
  ),
  ...requestAndAnswerRules(
    'condition-added',
    breaking('A rule that depends on other fields refuses what was taken.', 'Take what was taken.'),
    harmless('Answers keep one more rule.'),
  ),
  ...requestAndAnswerRules(
    'condition-changed',
    dangerous('A rule that depends on other fields is another one.', 'Look at what it refuses now.'),
    dangerous('A rule that depends on other fields is another one.', 'Look at what may come now.'),
  ),
  ...requestAndAnswerRules(
    'condition-removed',
    harmless('A rule that depends on other fields is gone.'),
    dangerous('Answers may break a rule that clients rely on.', 'Keep the rule.'),
  ),
  ...requestAndAnswerRules(
    'content-encoding-changed',
    breaking('The bytes inside the text are read in another way.', 'Add a new field.'),
    breaking('The bytes inside the text are written in another way.', 'Add a new field.'),
  ),
} as const
