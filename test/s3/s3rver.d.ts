declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer?: import("node:http").Server;
    run(): Promise<object>;
    close(): Promise<void>;
  }
}
