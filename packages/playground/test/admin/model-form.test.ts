import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, faultsOf, formOf, readForm, withProvider } from '../../src/admin/model-form.js';
import { Problem } from '../../src/service/problem.js';

const status = {
  provider: 'ollama',
  model_name: 'llama3.2',
  temperature: 0.5,
  base_url: 'http://127.0.0.1:11434',
  llm: 'ollama/llama3.2',
  reachable: true,
  providers: ['openai', 'ollama', 'offline'],
};
const form = formOf(status);

describe('the form', () => {
  it('shows the model in use, and sends it back unchanged', () => {
    const { provider, model_name, temperature, base_url } = status;
    expect(readForm(form)).toEqual({ choice: { provider, model_name, temperature, base_url } });
    expect(choiceOf(status)).toEqual({ provider, model_name, temperature, base_url });
  });

  it('sends nothing for what is left empty', () => {
    expect(readForm({ ...form, temperature: ' ', base_url: '' })).toEqual({
      choice: { provider: 'ollama', model_name: 'llama3.2' },
    });
    expect(readForm({ ...form, provider: 'offline', model_name: '' })).toEqual({ choice: { provider: 'offline' } });
    const builtIn = { ...status, provider: 'offline', model_name: 'extractive', temperature: null, base_url: null };
    expect(choiceOf(builtIn)).toEqual({ provider: 'offline' });
  });

  it('asks for a name, and for a temperature that is one', () => {
    expect(readForm({ ...form, model_name: ' ' })).toEqual({ wrong: 'model_name' });
    for (const temperature of ['hot', '-1', '2.1', 'NaN', 'Infinity']) {
      expect(readForm({ ...form, temperature })).toEqual({ wrong: 'temperature' });
    }
    expect(readForm({ ...form, temperature: '0,7' })).toMatchObject({ choice: { temperature: 0.7 } });
  });

  it('never sends a temperature the service refuses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (temperature) => {
        const read = readForm({ ...form, temperature });
        const sent = 'choice' in read ? (read.choice.temperature ?? 0) : 0;
        expect(sent >= 0 && sent <= 2).toBe(true);
      }),
    );
  });

  it('forgets the name and the address of another server, and finds its own again', () => {
    const other = withProvider(form, 'openai', status);
    expect(other).toMatchObject({ provider: 'openai', model_name: '', base_url: '' });
    expect(withProvider(other, 'ollama', status)).toEqual(form);
  });
});

describe('faultsOf', () => {
  it('puts each fault at its field', () => {
    const refused = new Problem('base_url_not_allowed', 'This address is not allowed.');
    expect(faultsOf(refused)).toEqual({ base_url: 'This address is not allowed.' });
    const faults = [
      { pointer: '/model_name', message: 'Too long.' },
      { pointer: '/temperature', message: 'Too hot.' },
    ];
    expect(faultsOf(new Problem('invalid_request', 'Two faults.', { faults }))).toEqual({
      model_name: 'Too long.',
      temperature: 'Too hot.',
    });
    expect(faultsOf(new Problem('state_unavailable', 'It could not be kept.'))).toEqual({
      form: 'It could not be kept.',
    });
  });
});
