import type { SpecimenCall } from "./specimen-call.ts";

const image = ["image_url", "uri", "required"] as const;

export const vision: readonly SpecimenCall[] = [
  {
    method: "POST",
    path: "/vision/ocr",
    sample: "/vision/ocr",
    body: { image_url: "https://contoh.example/spesimen-ktp.jpg", document: "ktp", review_below: 0.9 },
    response: {
      data: {
        id: "ocr_4Q9ZT",
        document: "ktp",
        fields: {
          nik: { value: "3578010101900001", confidence: 0.998 },
          nama: { value: "SARI SPESIMEN", confidence: 0.991 },
          tempat_tanggal_lahir: { value: "SURABAYA, 01-01-1990", confidence: 0.984 },
          jenis_kelamin: { value: "PEREMPUAN", confidence: 0.999 },
          alamat: { value: "JL. CONTOH NO. 1", confidence: 0.962 },
          rt_rw: { value: "005/002", confidence: 0.977 },
          kelurahan_desa: { value: "SUKAMAJU", confidence: 0.981 },
          kecamatan: { value: "GENTENG", confidence: 0.985 },
          agama: { value: "ISLAM", confidence: 0.993 },
          status_perkawinan: { value: "KAWIN", confidence: 0.872 },
          pekerjaan: { value: "KARYAWAN SWASTA", confidence: 0.969 },
          kewarganegaraan: { value: "WNI", confidence: 0.997 },
          berlaku_hingga: { value: "SEUMUR HIDUP", confidence: 0.995 },
        },
        review: ["status_perkawinan"],
        calls: 1,
      },
    },
    fields: [
      image,
      ["document", "ktp | kk | npwp | sim | stnk | invoice | receipt | payslip | bank_statement | form", "required"],
      ["review_below", "number"],
      ["fields", "object"],
      ["review", "array<string>"],
    ],
  },
  {
    method: "POST",
    path: "/vision/face/compare",
    sample: "/vision/face/compare",
    body: {
      first_url: "https://contoh.example/ktp.jpg",
      second_url: "https://contoh.example/swafoto.jpg",
      liveness: true,
    },
    response: { data: { id: "face_7KX2M", similarity: 0.941, match: true, liveness: "passed", calls: 1 } },
    fields: [
      ["first_url", "uri", "required"],
      ["second_url", "uri", "required"],
      ["liveness", "boolean"],
      ["similarity", "number"],
      ["match", "boolean"],
    ],
  },
  {
    method: "POST",
    path: "/vision/objects",
    sample: "/vision/objects",
    body: { image_url: "https://contoh.example/rak.jpg", labels: ["botol", "dus"] },
    response: {
      data: {
        id: "obj_2MW8A",
        objects: [
          { label: "botol", confidence: 0.97, box: [112, 84, 61, 190] },
          { label: "dus", confidence: 0.93, box: [402, 120, 210, 164] },
        ],
        calls: 1,
      },
    },
    fields: [image, ["labels", "array<string>"], ["objects", "array<object>"], ["box", "array<integer>"]],
  },
];
