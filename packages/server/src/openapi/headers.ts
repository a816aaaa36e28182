/** The headers of answers, for the document to refer to. */
export const headers = {
  'X-Request-Id': {
    description: 'Names the request, here and in the log.',
    required: true,
    schema: { type: 'string', pattern: '^[\\w.-]{8,64}$' },
  },
  'Retry-After': {
    description: 'Seconds after which it may work again, where that is known.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Every answer has it. */
export const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };

export const retryAfterHeader = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
