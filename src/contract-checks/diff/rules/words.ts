import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of our own words: units, spellings, uploads, siblings. */
export const wordRules = {
  'unit-changed': breaking('The same number means another amount.', 'Add a new field with the new unit.'),
  'unit-removed': dangerous('What the number counts is not said any more.', 'Keep `x-unit`.'),
  'unit-added': harmless('What the number counts is said now.', 'Compare it with what clients assumed.'),
  'wire-form-removed': dangerous(
    'Decoders do not read a form any more that older servers send.',
    'Keep it in `x-accept` while such servers run.',
  ),
  'wire-form-added': harmless('Decoders read one more form.'),
  'alias-removed': dangerous(
    'Decoders do not know a spelling any more that older servers send.',
    'Keep it in `x-alias` while such servers run.',
  ),
  'alias-added': harmless('Decoders know one more spelling.'),
  'upload-operation-changed': breaking(
    'Files are sent by another operation; addresses from the old one are not taken.',
    'Take the addresses of both.',
  ),
  'upload-type-removed': breaking('Files of this type are refused.', 'Take them, and convert them.'),
  'upload-type-added': harmless('Files of one more type are taken.'),
  'upload-limit-lowered': breaking('Files that were taken are too large.', 'Keep the limit.'),
  'upload-limit-raised': harmless('Larger files are taken.'),
  'request-sibling-rule-added': breaking(
    'The field has to fit another one (`x-equals`, `x-differs`, `x-not-before`): some requests are refused.',
    'Take what was taken.',
  ),
  'request-sibling-rule-changed': breaking(
    'The field has to fit another field than before.',
    'Take what was taken.',
  ),
  'request-sibling-rule-removed': harmless('The field need not fit another one any more.'),
  'request-decimal-limit-changed': dangerous(
    'The limit comes from elsewhere (another field, the context, or a constant): it may refuse more.',
    'Make sure that the new limit is never tighter than the old one.',
  ),
  'response-decimal-limit-changed': dangerous(
    'The limit comes from elsewhere (another field, the context, or a constant): more may come.',
    'Make sure that the new limit is never wider than the old one.',
  ),
} as const
