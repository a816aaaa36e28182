export { type AiSdkModelOptions, aiSdkModel } from './ai-sdk-model.js';
